/** The next step after the refusal of a number that asked for no calls: the form that takes it off the list. */
export function AllowCallsLink() {
  return (
    <p>
      <a href="/contact-us#allow-calls">Allow calls again</a>
    </p>
  );
}
