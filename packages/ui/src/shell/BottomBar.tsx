import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './BottomBar.css.ts'
import type { NavigationItem } from './navigation.ts'

export interface BottomBarProps extends CommonProps<HTMLElement> {
  /** Accessible name of this navigation, for example "Shortcuts". */
  label: string
  /** Three to five places. */
  items: readonly NavigationItem[]
  /** id of the one place that is drawn as the main thing to do, such as deposit. */
  emphasised?: string
}

/** The bar under a thumb: the few places a phone user returns to. */
export function BottomBar({ label, items, emphasised, ...root }: BottomBarProps) {
  return (
    <nav className={css.bar} aria-label={label} {...commonProps(root)}>
      <ul className={css.items}>
        {items.map((item) => (
          <li className={css.cell} key={item.id}>
            <a
              className={css.item}
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              data-emphasised={item.id === emphasised || undefined}
            >
              <span className={css.icon}>
                {item.icon}
                {item.count ? <span className={css.count}>{item.count}</span> : null}
              </span>
              <span className={css.label}>{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
