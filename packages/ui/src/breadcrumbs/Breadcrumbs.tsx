import { Link, type LinkTarget } from '../link/Link.tsx'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './Breadcrumbs.css.ts'

export interface Breadcrumb extends Pick<LinkTarget, 'onClick'> {
  /** Its address; left out for a page that has none. */
  href?: string | undefined
  /** Translated name of the page. */
  label: string
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined
}

export interface BreadcrumbsProps extends CommonProps<HTMLElement> {
  /** Accessible name of the way, for example "You are here". */
  label: string
  /** The pages from the first one down to this one, which is the last. */
  items: readonly Breadcrumb[]
}

/** The way from the first page to this one. */
export function Breadcrumbs({ label, items, ...root }: BreadcrumbsProps) {
  const last = items.length - 1
  return (
    <nav aria-label={label} {...commonProps(root)}>
      <ol className={css.list}>
        {items.map(({ label: name, href, lang, onClick }, index) => (
          <li key={`${href ?? ''} ${name}`} className={css.step}>
            {href === undefined || index === last ? (
              <bdi
                lang={lang}
                {...(index === last && { 'aria-current': 'page' as const, className: css.here })}
              >
                {name}
              </bdi>
            ) : (
              <Link href={href} tone="quiet" standalone {...(onClick && { onClick })} {...(lang && { lang })}>
                <bdi>{name}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
