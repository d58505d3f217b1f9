/** A value as it arrives in the browser: JSON has no dates. */
export type Serialized<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Serialized<Value[Key]> }
    : Value;
