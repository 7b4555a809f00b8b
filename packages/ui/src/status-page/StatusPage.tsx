import { useFormat } from '@baize/i18n'
import type { Instant } from '@baize/i18n/format'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { SecurityIcon, SettingsIcon } from '../icons/icons.ts'
import { LinkButton } from '../link-button/LinkButton.tsx'
import { type CommonProps, pickCommonProps, reportUnknownBeside } from '../private/commonProps.ts'
import * as css from './StatusPage.css.ts'

/** A way to reach customer service while the site itself is unavailable. */
export interface StatusContact {
  /** Stable key. */
  id: string
  label: string
  href: string
}

interface StatusPageBase extends CommonProps {
  /** The brand's logo. */
  logo?: ReactNode
  /** Words of the operator, in place of the default ones. Plain text. */
  text?: string
  /** Ways to reach customer service. */
  contacts?: readonly StatusContact[]
  /** Below everything: a language select. */
  extra?: ReactNode
}

interface MaintenanceProps extends StatusPageBase {
  /** Why the site is not shown. */
  kind: 'maintenance'
  /** When the site is expected back. */
  until?: Instant
  /** Asks the platform again. */
  onRetry: () => void
  /** Whether it is being asked. @default false */
  retrying?: boolean
}

interface RegionBlockedProps extends StatusPageBase {
  /** Why the site is not shown. */
  kind: 'regionBlocked'
  /** The visitor's address, for customer service. */
  ip: string
}

interface WrongAddressProps extends StatusPageBase {
  /** Why the site is not shown. */
  kind: 'wrongAddress'
  /** Whose site it pretends to be. */
  brandName: string
  /** The brand's main address. */
  href: string
}

export type StatusPageProps = MaintenanceProps | RegionBlockedProps | WrongAddressProps

/** Replaces the whole site: under maintenance, or not offered where the visitor is, or at an address that is not the brand's. */
export function StatusPage(props: StatusPageProps) {
  const { logo, text, contacts = [], extra, id = 'main' } = props
  const words = useWords(props)
  if (process.env.NODE_ENV !== 'production')
    reportUnknownBeside<Record<string, unknown>>({ ...props }, [
      'id',
      'ref',
      'brandName',
      'contacts',
      'extra',
      'href',
      'ip',
      'kind',
      'logo',
      'onRetry',
      'retrying',
      'text',
      'until',
    ])
  return (
    <main {...pickCommonProps(props)} id={id} className={css.page}>
      {logo && <div className={css.logo}>{logo}</div>}
      <div className={css.card}>
        <span className={css.mark} data-kind={props.kind} aria-hidden>
          {props.kind === 'maintenance' ? <SettingsIcon /> : <SecurityIcon />}
        </span>
        <h1 className={css.title}>{words.title}</h1>
        <p className={css.text}>{text ?? words.text}</p>
        {props.kind === 'maintenance' && <Return {...props} />}
        {props.kind === 'regionBlocked' && <Address ip={props.ip} />}
        {props.kind === 'wrongAddress' && <MainAddress href={props.href} />}
        {contacts.length > 0 && (
          <ul className={css.contacts}>
            {contacts.map((contact) => (
              <li key={contact.id}>
                <LinkButton href={contact.href} variant="outline" tone="neutral">
                  {contact.label}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      {extra && <div className={css.extra}>{extra}</div>}
    </main>
  )
}

function useWords(props: StatusPageProps): { title: string; text: string } {
  const { t } = useLingui()
  if (props.kind === 'maintenance')
    return {
      title: t`We’ll be back soon`,
      text: t`The site is down for maintenance. Your balance and open bets are safe.`,
    }
  if (props.kind === 'regionBlocked')
    return {
      title: t`Not available in your region`,
      text: t`Our licence does not allow us to offer this site in your location. If you think this is a mistake, send customer service the address below.`,
    }
  const { brandName } = props
  return {
    title: t({
      message: `This is not an official ${brandName} site`,
      context: 'Page in the place of the site; name of the brand',
    }),
    text: t({
      message: `We could not verify this address. Do not enter your password here. Use our official address below, and tell customer service where you found this one.`,
      context: 'Page in the place of the site, at an address that is not the brand’s',
    }),
  }
}

function MainAddress({ href }: { href: string }) {
  if (!/^https?:\/\//.test(href)) return null
  return (
    <LinkButton href={href}>
      <bdi dir="ltr">{new URL(href).host}</bdi>
    </LinkButton>
  )
}

function Return({ until, onRetry, retrying = false }: MaintenanceProps) {
  const { t } = useLingui()
  const format = useFormat()
  const back = until === undefined ? undefined : format.dateTime(until)
  return (
    <>
      {back && (
        <p className={css.fact}>
          {t({ message: `Expected back: ${back}`, context: 'Maintenance page; a date and time' })}
        </p>
      )}
      <Button onClick={onRetry} loading={retrying}>
        {t({ message: 'Try again', context: 'Maintenance page: asks whether the site is back' })}
      </Button>
    </>
  )
}

function Address({ ip }: { ip: string }) {
  const { t } = useLingui()
  return (
    <dl className={css.address}>
      <dt className={css.addressLabel}>
        {t({ message: 'Your IP address', context: 'Region-blocked page' })}
      </dt>
      <dd className={css.addressValue} dir="ltr">
        {ip}
      </dd>
    </dl>
  )
}
