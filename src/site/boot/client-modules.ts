/** All client modules in one: each module in the list of Docusaurus adds bytes to every page. */
import './without-inline-scripts';
import './lay-out-later';

export { onRouteUpdate } from './leave-playground';
export { onRouteDidUpdate } from './offline';
