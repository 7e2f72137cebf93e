/** A few choices as tiles of one drawing and one name each: all of them on one phone screen. */
import { Icon, type IconNode } from './icon';
import styles from './tile-links.module.css';

type Tile = {
  href: string;
  icon: IconNode;
  name: string;
  /** Shown where there is room. */
  line?: string;
  /** Tiles of a group are adjacent; the first has the group's id, and all are highlighted by it. */
  group?: { name: string; id?: string };
};

type TileLinksProps = { tiles: readonly Tile[] };

export function TileLinks({ tiles }: TileLinksProps) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ href, icon, name, line, group }) => (
        <li key={href} id={group?.id} data-group={group?.name}>
          <a href={href}>
            <Icon node={icon} />
            {line ? (
              <span>
                {name} <small>{line}</small>
              </span>
            ) : (
              name
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
