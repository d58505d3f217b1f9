import { useEffect, useState } from "react";
import { TextButton } from "./text-button.tsx";

type ResendButtonProps = {
  /** Milliseconds since 1970. */
  availableAt: number;
  onResend: () => void;
};

export function ResendButton({ availableAt, onResend }: ResendButtonProps) {
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.ceil((availableAt - now) / 1_000);
  const isWaiting = seconds > 0;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return (
    <TextButton onClick={onResend} disabled={isWaiting}>
      Send another code
      {isWaiting && <span className="tabular-nums"> in {seconds} s</span>}
    </TextButton>
  );
}
