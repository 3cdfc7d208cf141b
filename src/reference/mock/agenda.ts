/** Something that happens at a time, in milliseconds since 1970. */
export interface Appointment {
  readonly at: number;
}

/** Appointments ordered by time, then in the order in which they were added. */
export class Agenda<A extends Appointment> {
  private readonly latestFirst: A[] = [];

  add(appointment: A): void {
    let [low, high] = [0, this.latestFirst.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.latestFirst[middle]?.at ?? 0) > appointment.at) low = middle + 1;
      else high = middle;
    }
    this.latestFirst.splice(low, 0, appointment);
  }

  first(): A | undefined {
    return this.latestFirst.at(-1);
  }

  removeFirst(): void {
    this.latestFirst.pop();
  }
}
