import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { wholeShare } from '../file-upload/useFileText.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CautionIcon, CloseIcon, RefreshIcon } from '../icons/icons.ts'
import { Progress } from '../progress/Progress.tsx'
import * as css from './ImageUpload.css.ts'
import type { ChosenImage } from './ImageUpload.tsx'

interface ChosenImageItemProps {
  image: ChosenImage
  disabled: boolean
  onRemove: () => void
  onRetry: (() => void) | undefined
}

/** The address of a preview, for as long as it is shown. */
function usePreview(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** A chosen image: how it looks, how far it is, and the buttons to remove it or to try again. */
export function ChosenImageItem({ image, disabled, onRemove, onRetry }: ChosenImageItemProps) {
  const { t } = useLingui()
  const address = usePreview(image.file)
  const [broken, setBroken] = useState(false)
  const { name } = image.file
  const { status = 'waiting', progress = 0, error } = image
  const states = {
    waiting: '',
    sending: '',
    sent: t({ message: 'Uploaded', context: 'state of a picture' }),
    failed: error ?? t({ message: 'Upload failed', context: 'state of a picture' }),
  }
  return (
    <li className={css.item} data-status={status}>
      <span className={css.picture}>
        {address !== undefined && !broken ? (
          <img src={address} alt="" className={css.image} onError={() => setBroken(true)} />
        ) : (
          broken && <CautionIcon />
        )}
      </span>
      <bdi className={css.name} title={name}>
        {name}
      </bdi>
      {broken && (
        <span className={css.state}>
          {t({ message: 'Preview unavailable', context: 'a damaged picture that was chosen' })}
        </span>
      )}
      {status === 'sending' && (
        <Progress
          label={t({ message: 'Uploading', context: 'state of a picture' })}
          value={wholeShare(progress)}
        />
      )}
      {states[status] !== '' && <span className={css.state}>{states[status]}</span>}
      {status === 'failed' && onRetry && (
        <Button size="small" variant="soft" icon={<RefreshIcon />} disabled={disabled} onClick={onRetry}>
          {t({ message: 'Try again', context: 'button at a picture that was not sent' })}
        </Button>
      )}
      <span className={css.remove}>
        <IconButton
          icon={<CloseIcon />}
          size="small"
          round
          label={t({ message: `Remove ${name}`, comment: 'name is the name of a file' })}
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}
