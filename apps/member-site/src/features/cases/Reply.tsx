import { useUpload } from '@baize/account'
import { caseDetail, cases, replyToCase } from '@baize/api/calls'
import { Form, moreKinds } from '@baize/forms'
import { useCall, useExplain } from '@baize/site'
import { Card, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface ReplyProps {
  id: string
  onSent: () => void
}

/** A further message, with images. */
export function Reply({ id, onSent }: ReplyProps) {
  const { t } = useLingui()
  const reply = useCall(replyToCase, {
    intent: ({ body }) => `${id} ${body.text}`,
    invalidates: [caseDetail, cases],
  })
  const explain = useExplain()
  const upload = useUpload()
  return (
    <Card as="section">
      <Form
        kinds={moreKinds}
        draftKey={`case.reply.${id}`}
        renews
        fields={[
          { name: 'text', kind: 'longText', required: true, maxLength: 1000 },
          { name: 'images', kind: 'images', maxCount: 3 },
        ]}
        looks={{
          text: { label: t({ message: 'Your reply', context: 'label of a form field' }), rows: 3 },
          images: { label: t({ message: 'Pictures', context: 'label of a form field' }), images: { upload } },
        }}
        submitLabel={t({ message: 'Send', context: 'button: a reply' })}
        onSubmit={async ({ text, images }) => {
          const body = { text: String(text), images: Array.isArray(images) ? images : [] }
          await reply.mutateAsync({ params: { id }, body })
          onSent()
          toast({ message: t`Reply sent.` })
        }}
        explain={explain}
      />
    </Card>
  )
}
