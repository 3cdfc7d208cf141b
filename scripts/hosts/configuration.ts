import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { movedSections } from '../../src/site/config/redirects';
import { setTitles } from '../../src/site/config/sets';
import { site } from '../../src/site/config/site';
import { fillConfiguration } from './fill';

const FOLDER = join(__dirname, '../../deploy');

export const configurations = (): readonly string[] => readdirSync(FOLDER).sort();

/** Returns a configuration of `deploy/`, filled with the names of this site. */
export const configuration = (file: string, baseUrl = site.baseUrl): string =>
  fillConfiguration(readFileSync(join(FOLDER, file), 'utf8'), {
    url: site.url + baseUrl,
    moved: movedSections,
    setTitles,
  });
