/** The pages that show a form's result without JavaScript, and where its code is entered. For the browser too. */

export const callBackConfirmationPath = '/get-a-call';
export const callBackCodePath = `${callBackConfirmationPath}?result=code-required`;

export const requestConfirmationPath = '/your-request';
export const requestCodePath = `${requestConfirmationPath}?result=code-required`;
