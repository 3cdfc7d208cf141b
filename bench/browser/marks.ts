/** Measurements that a page collects for the bench. Times are in milliseconds. */
export interface Marks {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  /** Start and length of each task above 50 ms. */
  readonly tasks: readonly (readonly [start: number, length: number])[];
}

declare global {
  interface Window {
    benchMarks: { -readonly [Key in keyof Marks]: Marks[Key] } & { tasks: [number, number][] };
  }
}

/** Keys of sessionStorage, which outlives a navigation that loads another document. */
export const KEYS = {
  clicked: 'bench-clicked',
  wanted: 'bench-wanted',
  painted: 'bench-painted',
} as const;

/**
 * Runs in every document before its own scripts. Observes paints, shifts and long tasks; after a
 * navigation, records when the wanted heading was painted, in milliseconds since 1970.
 */
export function observe(keys: typeof KEYS): void {
  const marks: Window['benchMarks'] = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    tasks: [],
  };
  window.benchMarks = marks;
  const watch = (type: string, use: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(use));
    observer.observe({ type, buffered: true });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    marks.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) marks.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    marks.tasks.push([startTime, duration]);
  });
  const notePaint = new MessageChannel();
  notePaint.port1.onmessage = () => {
    sessionStorage.setItem(keys.painted, String(performance.timeOrigin + performance.now()));
  };
  const look = (): void => {
    const expectedTitle = sessionStorage.getItem(keys.wanted);
    if (expectedTitle === null) return;
    const title = document.querySelector('h1')?.textContent ?? '';
    if (!title.includes(expectedTitle)) {
      requestAnimationFrame(look);
      return;
    }
    sessionStorage.removeItem(keys.wanted);
    // A message sent while a frame is rendered arrives after its paint.
    notePaint.port2.postMessage(undefined);
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem(keys.clicked, String(performance.timeOrigin + timeStamp));
      marks.tasks.length = 0;
      requestAnimationFrame(look);
    },
    { capture: true },
  );
  requestAnimationFrame(look);
}
