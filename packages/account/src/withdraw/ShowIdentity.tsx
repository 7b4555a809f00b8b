import { ApiError } from '@baize/api'
import { showIdentity } from '@baize/api/calls'
import { Form, moreKinds } from '@baize/forms'
import { useCall, useExplain } from '@baize/site'
import { useLingui } from '@lingui/react/macro'
import { useUpload } from '../uploads/useUpload.ts'
import type { Withdrawal } from './states.ts'
import { useSaid } from './useSaid.ts'

/** Requests the identity document that a withdrawal waits for, unless one is being reviewed. */
export function ShowIdentity({ withdrawal: { id, state, reason } }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const explain = useExplain()
  const upload = useUpload()
  const said = useSaid()
  const showing = useCall(showIdentity, {
    intent: ({ body }) => `${id} ${body.images.join(' ')}`,
  })
  if (state !== 'waitingKyc' || reason === 'documentShown') return null
  return (
    <Form
      kinds={moreKinds}
      renews
      fields={[{ name: 'images', kind: 'images', required: true, maxCount: 3 }]}
      looks={{
        images: {
          label: t({ message: 'Pictures of your identity document', context: 'field' }),
          empty: t`Choose a picture of your document.`,
          images: { upload },
        },
      }}
      submitLabel={t({ message: 'Show the document', context: 'button' })}
      onSubmit={async ({ images }) => {
        const body = { images: Array.isArray(images) ? images : [] }
        try {
          said(await showing.mutateAsync({ params: { id }, body }))
        } catch (error) {
          if (error instanceof ApiError && error.code === 'wrongState') said(undefined)
          throw error
        }
      }}
      explain={explain}
    />
  )
}
