/** The exposed module, without helpers of this repository: its own team only needs the shape. */
export default {
  routes: { partner: () => import('./partner-screen.ts') },
  slots: {},
};
