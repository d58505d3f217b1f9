import {
  RequestSamplesPage,
  requestSamplesMetadata,
} from "#components/form-page/request-samples-page.tsx";

export const metadata = requestSamplesMetadata("en");

export default function Page({ searchParams }: PageProps<"/request-samples">) {
  return <RequestSamplesPage language="en" searchParams={searchParams} />;
}
