/** A thread that runs `answer.ts`, loaded as Docusaurus loads a site's configuration. */
const { join } = require('node:path');
const { loadFreshModule } = require('@docusaurus/utils');

void loadFreshModule(join(__dirname, 'answer.ts'));
