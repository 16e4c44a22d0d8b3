import axios from 'axios';

/** The HTTP client of a page. It loads when someone calls: a first view has its answers with it. */
export const httpClient = axios.create();
