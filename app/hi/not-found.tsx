/** No page calls `notFound()`. Without this file Next puts a page of its own into the data of every page. */
export default function NotFound() {
  return null;
}
