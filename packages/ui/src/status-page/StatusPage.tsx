import { useFormat } from '@baize/i18n'
import type { Instant } from '@baize/i18n/format'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { SecurityIcon, SettingsIcon } from '../icons/icons.ts'
import { LinkButton } from '../link-button/LinkButton.tsx'
import { type RootProps, rootAttributes } from '../private/root.ts'
import * as css from './StatusPage.css.ts'

/** A way to reach customer service while the site itself is away. */
export interface StatusContact {
  /** Stable key. */
  id: string
  label: string
  href: string
}

interface StatusPageBase extends RootProps {
  /** The brand's logo. */
  logo?: ReactNode
  /** Words of the operator, in place of the usual ones. Plain text. */
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

export type StatusPageProps = MaintenanceProps | RegionBlockedProps

/** Stands in the place of the whole site: under maintenance, or not offered where the visitor is. */
export function StatusPage(props: StatusPageProps) {
  const { t } = useLingui()
  const { logo, text, contacts = [], extra, id = 'main', data, ref } = props
  const maintenance = props.kind === 'maintenance'
  return (
    <main {...rootAttributes({ id, data, ref })} className={css.page}>
      {logo && <div className={css.logo}>{logo}</div>}
      <div className={css.card}>
        <span className={css.mark} data-kind={props.kind} aria-hidden>
          {maintenance ? <SettingsIcon /> : <SecurityIcon />}
        </span>
        <h1 className={css.title}>
          {maintenance ? t`We are setting the tables` : t`Not available in your region`}
        </h1>
        <p className={css.text}>
          {text ??
            (maintenance
              ? t`The site is closed for maintenance. Balances and open bets are safe, and everything will be where you left it.`
              : t`The law or our licence does not let us offer this site where you are. If you think this is a mistake, tell customer service the address below.`)}
        </p>
        {props.kind === 'maintenance' ? <Return {...props} /> : <Address ip={props.ip} />}
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
      {extra}
    </main>
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
