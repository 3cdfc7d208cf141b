/** Replaces a module that is left out: a component that shows nothing, or a client module. */
export default function Nothing(): null {
  return null;
}
