import { useLingui } from '@lingui/react/macro'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CloseIcon, CriticalIcon, FileIcon, PositiveIcon, RefreshIcon } from '../icons/icons.ts'
import { Progress } from '../progress/Progress.tsx'
import * as css from './FileUpload.css.ts'
import type { UploadFile } from './FileUpload.tsx'
import { useFileSize, wholeShare } from './useFileText.ts'

interface UploadedFileItemProps {
  item: UploadFile
  disabled: boolean
  onRemove: () => void
  onRetry: (() => void) | undefined
}

const icons = {
  waiting: FileIcon,
  uploading: FileIcon,
  uploaded: PositiveIcon,
  failed: CriticalIcon,
} as const

/** A chosen file: its name, its size, how far it is, and the buttons that remove it or try again. */
export function UploadedFileItem({ item, disabled, onRemove, onRetry }: UploadedFileItemProps) {
  const { t } = useLingui()
  const size = useFileSize()
  const { file, status = 'waiting', progress, error } = item
  const { name } = file
  const Icon = icons[status]
  const state = {
    waiting: size(file.size),
    uploading: size(file.size),
    uploaded: t({ message: 'Uploaded', context: 'state of a file' }),
    failed: error ?? t({ message: 'Upload failed', context: 'state of a file' }),
  }
  return (
    <li className={css.item} data-status={status}>
      <span className={css.icon}>
        <Icon />
      </span>
      <div className={css.words}>
        <bdi className={css.name}>{name}</bdi>
        <span className={css.state}>{state[status]}</span>
        {status === 'uploading' && (
          <Progress
            label={t({ message: 'Uploading', context: 'state of a file' })}
            {...(progress !== undefined && { value: wholeShare(progress) })}
          />
        )}
      </div>
      {status === 'failed' && onRetry && (
        <Button
          size="small"
          variant="soft"
          icon={<RefreshIcon />}
          disabled={disabled}
          aria-label={t({ message: `Try again: ${name}`, comment: 'name is the name of a file' })}
          onClick={onRetry}
        >
          {t({ message: 'Try again', context: 'button at a file that was not uploaded' })}
        </Button>
      )}
      <IconButton
        icon={<CloseIcon />}
        label={t({ message: `Remove ${name}`, comment: 'name is the name of a file' })}
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  )
}
