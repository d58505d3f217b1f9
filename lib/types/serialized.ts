/** A value after JSON, which has no dates. */
export type Serialized<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Serialized<Value[Key]> }
    : Value;
