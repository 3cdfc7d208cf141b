import { isDay } from '../day';

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text);

const TIME = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

/** Checks of the JSON Schema formats that the contracts use (RFC 3339, 5321, 3986). */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  'date-time': (text) => {
    const [date = '', time = '', ...rest] = text.split(/[t ]/i);
    return rest.length === 0 && isDate(date) && TIME.test(time);
  },
  email: (text) =>
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i.test(
      text,
    ),
  uri: (text) =>
    /^[a-z][a-z\d+.-]*:([\w\-.~!$&'()*+,;=:@/?#[\]]|%[\da-f]{2})*$/i.test(text) &&
    !/#.*#/.test(text) &&
    // Stricter than RFC 3986 about hosts and ports, so that whoever reads the value can use it.
    URL.canParse(text),
};
