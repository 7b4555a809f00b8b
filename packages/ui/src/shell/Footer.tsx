import { Plural, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './Footer.css.ts'

export interface FooterLink {
  /** Stable key. */
  id: string
  label: string
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined
  href: string
}

export interface FooterColumn {
  /** Stable key. */
  id: string
  title: string
  links: readonly FooterLink[]
}

export interface FooterMark {
  /** Stable key. */
  id: string
  /** Name of the bank or vendor: shown as text, or as the image's text alternative. */
  name: string
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined
  /** Address of its image. */
  image?: string
}

export interface FooterProps extends CommonProps<HTMLElement> {
  /** The brand's logo. */
  logo?: ReactNode
  /** Link lists, such as products, help, contact. */
  columns: readonly FooterColumn[]
  /** Licence text of the brand. */
  licence?: string
  /** Where more about the licence is; shown under its text. */
  licenceLink?: FooterLink
  /** Banks and payment methods. */
  payments?: readonly FooterMark[]
  /** Game vendors. */
  vendors?: readonly FooterMark[]
  /** Age from which playing is allowed, shown as a mark; one setting with the registration form. */
  minimumAge?: number
  /** Copyright line. */
  copyright?: string
}

/** The footer of every page: further links, the operator's licence, payment methods. */
export function Footer({
  logo,
  columns,
  licence,
  licenceLink,
  payments = [],
  vendors = [],
  minimumAge,
  copyright,
  ...root
}: FooterProps) {
  const { t } = useLingui()
  return (
    <footer {...commonProps(root)} className={css.footer}>
      <div className={css.inner}>
        <div className={css.columns}>
          {columns.map((column) => (
            <Column key={column.id} column={column} />
          ))}
        </div>
        <Marks title={t({ message: 'Game vendors', context: 'Footer' })} marks={vendors} />
        <Marks title={t({ message: 'Payment methods', context: 'Footer' })} marks={payments} />
        <div className={css.house}>
          {logo}
          <div className={css.words}>
            {licence && <p className={css.licence}>{licence}</p>}
            {licenceLink && (
              <p>
                <FootLink link={licenceLink} />
              </p>
            )}
            {copyright && <p className={css.licence}>{copyright}</p>}
          </div>
          {minimumAge !== undefined && (
            <p className={css.age}>
              <span className={css.ageMark} aria-hidden>
                {minimumAge}+
              </span>
              <Plural
                value={minimumAge}
                one="Players must be at least # year old. Please play within your limits."
                other="Players must be at least # years old. Please play within your limits."
              />
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}

function Column({ column }: { column: FooterColumn }) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {column.title}
      </h2>
      <ul className={css.links}>
        {column.links.map((link) => (
          <li key={link.id}>
            <FootLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FootLink({ link }: { link: FooterLink }) {
  return (
    <a className={css.link} href={link.href} lang={link.lang} dir={link.lang && 'auto'}>
      {link.label}
    </a>
  )
}

function Marks({ title, marks }: { title: string; marks: readonly FooterMark[] }) {
  if (marks.length === 0) return null
  return (
    <div className={css.markRow}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.marks}>
        {marks.map((mark) => (
          <li className={css.mark} key={mark.id} translate="no">
            {mark.image ? (
              <img
                className={css.markImage}
                src={mark.image}
                alt={mark.name}
                lang={mark.lang}
                loading="lazy"
              />
            ) : (
              <bdi lang={mark.lang}>{mark.name}</bdi>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
