/** Stands in for a module that is left out: a component that shows nothing, a client module that does nothing. */
export default function Nothing(): null {
  return null;
}
