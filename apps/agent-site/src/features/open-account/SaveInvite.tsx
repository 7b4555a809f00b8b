import { usePermission } from '@baize/site'
import { Button, Inline } from '@baize/ui'
import { DownloadIcon, SendIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { Invite } from './invite.ts'
import { drawCode, drawPoster, saveCanvas } from './poster.ts'

export interface SaveInviteProps {
  invite: Invite
  /** Where the code is drawn on the page. */
  code: RefObject<HTMLElement | null>
}

/** Ways to pass a link on: the device's own sharing, and files of the code and of a poster. */
export function SaveInvite({ invite, code }: SaveInviteProps) {
  const { t } = useLingui()
  const { brandName } = usePermission()
  const { url, campaign } = invite
  const draw = (make: (svg: SVGSVGElement) => HTMLCanvasElement, name: string) => {
    const svg = code.current?.querySelector('svg')
    if (svg) saveCanvas(make(svg), `${invite.code}-${name}.png`)
  }
  return (
    <Inline space="xs">
      {typeof navigator.share === 'function' && (
        <Button
          variant="soft"
          size="small"
          icon={<SendIcon size={18} />}
          // Closing the device's share sheet is no failure.
          onClick={() => void navigator.share({ title: brandName, url }).catch(() => {})}
        >
          {t({ message: 'Share', context: 'button: a link' })}
        </Button>
      )}
      <Button
        variant="soft"
        tone="neutral"
        size="small"
        icon={<DownloadIcon size={18} />}
        onClick={() => draw(drawCode, 'code')}
      >
        {t({ message: 'Save the code', context: 'button: QR code of a link' })}
      </Button>
      <Button
        variant="soft"
        tone="neutral"
        size="small"
        icon={<DownloadIcon size={18} />}
        onClick={() =>
          draw(
            (svg) =>
              drawPoster(svg, {
                title: brandName,
                call: campaign || t({ message: 'Open your account', context: 'on a poster with a QR code' }),
                address: url,
              }),
            'poster',
          )
        }
      >
        {t({ message: 'Save a poster', context: 'button: with the QR code of a link' })}
      </Button>
    </Inline>
  )
}
