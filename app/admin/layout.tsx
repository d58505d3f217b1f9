import "./admin.css";

export default function AdminLayout({ children }: LayoutProps<"/admin">) {
  return children;
}
