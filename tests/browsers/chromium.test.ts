import { ensureBrowser } from '../../scripts/programs';
import { startChromium } from './engines/chromium';
import { lookAtEveryPageIn } from './matrix';

lookAtEveryPageIn('Chromium', ensureBrowser(), startChromium);
