import { useState } from "react";

const KEY = "teragus-inbox-keys";
const OFF = "off";

/** Whether single letters act as shortcuts: on, unless turned off in this browser. */
export function useCharacterKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(recall);
  const change = (next: boolean) => {
    setIsOn(next);
    try {
      localStorage.setItem(KEY, next ? "on" : OFF);
    } catch {
      // Storage is blocked: the choice lasts until the page is closed.
    }
  };
  return [isOn, change];
}

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}
