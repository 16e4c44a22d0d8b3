/** The curated router: the one copy every remote shares. Links are absolute paths, made by `useLinks`. */
export {
  BrowserRouter,
  Link,
  type LinkProps,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
