import {
  RequestSamplesPage,
  requestSamplesMetadata,
  type SearchParams,
} from "#components/form-page/request-samples-page.tsx";

export const metadata = requestSamplesMetadata("en");

export default function Page({ searchParams }: { searchParams: SearchParams }) {
  return <RequestSamplesPage language="en" searchParams={searchParams} />;
}
