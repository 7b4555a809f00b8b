import { type ReactNode, useId } from 'react'
import { type RootProps, rootAttributes } from '../private/root.ts'
import type { NavigationItem, NavigationSection } from './navigation.ts'
import * as css from './SideMenu.css.ts'

export interface SideMenuProps extends RootProps<HTMLElement> {
  /** Accessible name of this navigation, for example "Games". */
  label: string
  /** Runs of places, in order. */
  sections: readonly NavigationSection[]
  /** Below the places: language select, app codes, customer service. */
  extra?: ReactNode
}

/** The places of a site, with icons. Stands in PageShell's menu slot. */
export function SideMenu({ label, sections, extra, ...root }: SideMenuProps) {
  return (
    <nav {...rootAttributes(root)} className={css.menu} aria-label={label}>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      {extra && <div className={css.extra}>{extra}</div>}
    </nav>
  )
}

function Section({ section }: { section: NavigationSection }) {
  const titleId = useId()
  return (
    <div className={css.section}>
      {section.title && (
        <p className={css.title} id={titleId}>
          {section.title}
        </p>
      )}
      <ul className={css.items} aria-labelledby={section.title ? titleId : undefined}>
        {section.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </div>
  )
}

function Item({ item }: { item: NavigationItem }) {
  return (
    <li>
      <a className={css.item} href={item.href} aria-current={item.current ? 'page' : undefined}>
        {item.icon && <span className={css.icon}>{item.icon}</span>}
        <span className={css.label}>{item.label}</span>
        {item.count ? <span className={css.count}>{item.count}</span> : null}
      </a>
    </li>
  )
}
