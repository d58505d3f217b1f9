export default function HomePage() {
  return (
    <main>
      <h1>Teragus</h1>
    </main>
  );
}
