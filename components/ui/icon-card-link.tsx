/** A link card: a drawing under a dome, a name, one line. */
import { Icon, type IconNode } from './icon';
import styles from './icon-card-link.module.css';

type IconCardLinkProps = { href: string; icon: IconNode; name: string; line: string };

export function IconCardLink({ href, icon, name, line }: IconCardLinkProps) {
  return (
    <a href={href} className={styles.link}>
      <Icon node={icon} size={26} className={styles.dome} />
      <b className={styles.name}>{name}</b>
      {` ${line}`}
    </a>
  );
}
