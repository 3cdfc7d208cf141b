/** Characters that a list keeps: 16 Mi. */
const MOST_TEXT = 16 * 1024 * 1024;

/** A list that forgets its oldest items, so that their texts stay within `MOST_TEXT`. */
export class Recent<T> {
  private readonly kept: T[] = [];
  private text = 0;
  /** Number of items added so far, with the forgotten ones. */
  count = 0;

  constructor(private readonly textOf: (item: T) => string) {}

  /** The kept items, oldest first. */
  get items(): readonly T[] {
    return this.kept;
  }

  add(item: T): void {
    this.count += 1;
    this.kept.push(item);
    this.text += this.textOf(item).length;
    while (this.text > MOST_TEXT) {
      const [oldest] = this.kept.splice(0, 1);
      if (oldest === undefined) return;
      this.text -= this.textOf(oldest).length;
    }
  }
}
