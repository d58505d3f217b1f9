import { RequestQuoteLink } from "@/components/quote-request/request-quote-link";

export default function HomePage() {
  return (
    <main>
      <h1>Teragus</h1>
      <RequestQuoteLink>Request Quote</RequestQuoteLink>
    </main>
  );
}
