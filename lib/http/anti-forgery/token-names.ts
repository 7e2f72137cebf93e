/** Cookie and header names of the original client (Angular's convention), shared by browser and server. */

export const tokenCookie = 'XSRF-TOKEN';
export const tokenHeader = 'X-XSRF-TOKEN';
export const tokenEndpoint = '/api/anti-forgery';
