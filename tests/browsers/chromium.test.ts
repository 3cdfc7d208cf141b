import { ensureBrowser } from '../../scripts/browser';
import { startChromium } from './engines/chromium';
import { lookAtEveryPageIn } from './matrix';

lookAtEveryPageIn('Chromium', ensureBrowser(), startChromium);
