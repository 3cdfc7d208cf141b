/** Client modules of Docusaurus, as one: each that is listed costs bytes of every page. */
import './without-inline-scripts';
import './lay-out-later';

export { onRouteUpdate } from './leave-playground';
export { onRouteDidUpdate } from './offline';
