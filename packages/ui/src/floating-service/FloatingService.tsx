import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useImperativeHandle, useRef, useState } from 'react'
import { AccountIcon, SendIcon, ServiceIcon } from '../icons/icons.ts'
import { anchor } from '../link/Link.tsx'
import { Popover } from '../popover/Popover.tsx'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { useFreeSpot } from '../private/useFreeSpot.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './FloatingService.css.ts'
import { type CustomerService, isServiceAddress, type ServiceType } from './service.ts'
import { useTyping } from './useTyping.ts'

export interface FloatingServiceProps extends CommonProps<HTMLDivElement> {
  /** Where customer service is reached. With one the button leads there; without any there is no button. Unsafe addresses are left out. */
  services: readonly CustomerService[]
  /** One was chosen; the browser follows its address all the same. */
  onServiceSelect?: (service: CustomerService) => void
}

const pictures: Record<ServiceType, ReactNode> = {
  LIVECHAT: <ServiceIcon />,
  TELEGRAM: <SendIcon />,
  'TELEGRAM 1': <SendIcon />,
  'TELEGRAM 2': <SendIcon />,
  FACEBOOK: <AccountIcon />,
}

function pictureOf(csType: string): ReactNode {
  return Object.hasOwn(pictures, csType) ? pictures[csType as ServiceType] : <ServiceIcon />
}

/**
 * The button to customer service, in the corner of every page. It covers nothing that is read or activated: it rises to a
 * free spot, or is hidden while there is none. On a phone it is hidden during typing.
 */
export function FloatingService({ services, onServiceSelect, ref, ...root }: FloatingServiceProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const aside = useTyping() || undefined
  const reached = services.filter(({ href }) => isServiceAddress(href))
  const only = reached.length === 1 ? reached[0] : undefined
  const place = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => place.current as HTMLDivElement, [])
  useFreeSpot(place, reached.length > 0)
  const label = t({ message: 'Customer service', context: 'The floating button and the title of its menu' })
  const nameOf = ({ title, csType }: CustomerService) => title.trim() || csType
  const target = (service: CustomerService, after?: () => void) =>
    anchor({
      href: service.href,
      external: /^https:/i.test(service.href),
      onClick: () => {
        onServiceSelect?.(service)
        after?.()
      },
    })
  if (reached.length === 0) return null
  if (only) {
    const name = nameOf(only)
    return (
      <div {...commonProps<HTMLDivElement>(root)} ref={place} className={css.place} data-aside={aside}>
        <a {...target(only)} className={css.button}>
          {pictureOf(only.csType)}
          <VisuallyHidden>
            {t({ message: `Customer service: ${name}`, comment: 'Leads to the only one there is' })}
          </VisuallyHidden>
        </a>
      </div>
    )
  }
  return (
    <div {...commonProps<HTMLDivElement>(root)} ref={place} className={css.place} data-aside={aside}>
      <Popover
        label={label}
        withTitle
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={(trigger) => (
          <button {...trigger} type="button" className={css.button} aria-label={label}>
            <ServiceIcon />
          </button>
        )}
      >
        {(close) => (
          <ul className={css.services}>
            {reached.map((service) => (
              <li key={`${service.csType} ${service.href}`}>
                <a {...target(service, close)} className={css.service}>
                  <span className={css.picture}>{pictureOf(service.csType)}</span>
                  <bdi>{nameOf(service)}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </div>
  )
}
