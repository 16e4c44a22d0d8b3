import { useLocation, useNavigate } from 'shared-platform/router';

/** Tells a test where the router is. */
export function Where() {
  const { pathname, search, state } = useLocation();
  return (
    <output aria-label="Address" data-state={JSON.stringify(state)}>
      {pathname + search}
    </output>
  );
}

/** The browser's Back. */
export function BrowserBack() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Browser back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Browser forward
      </button>
    </>
  );
}
