/** Path of the API's calls, on the gateway as on the API itself. */
export const API_BASE = '/api/v1/';
