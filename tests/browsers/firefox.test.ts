import { startFirefox } from './engines/firefox';
import { lookAtEveryPageInEngine } from './matrix';

lookAtEveryPageInEngine('Firefox', startFirefox);
