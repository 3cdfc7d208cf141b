import { startWebKit } from './engines/webkit';
import { lookAtEveryPageInEngine } from './matrix';

lookAtEveryPageInEngine('WebKit', startWebKit);
