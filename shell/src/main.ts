/*
 * React's module, and then what starts the page: by itself, not while the modules around it are evaluated. It makes errors to
 * throw later, and a browser that is being inspected reads the whole text of every function on the stack for each.
 */
void import(/* webpackMode: "eager" */ 'react-dom/client').then(
  () => import(/* webpackMode: "eager" */ './start.ts'),
);
