/** A thread that runs `answer.ts`, which is read as Docusaurus reads the configuration of a site. */
const { join } = require('node:path');
const { loadFreshModule } = require('@docusaurus/utils');

void loadFreshModule(join(__dirname, 'answer.ts'));
