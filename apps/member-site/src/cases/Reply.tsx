import { useActions, useExplain, useUpload } from '@baize/account'
import { caseDetail, cases, replyToCase } from '@baize/api/calls'
import { Form, moreKinds } from '@baize/forms'
import { Card, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

/** Writing on, with pictures. */
export function Reply({ id }: { id: string }) {
  const { t } = useLingui()
  const { actOnce, refresh } = useActions()
  const explain = useExplain()
  const upload = useUpload()
  // A reply that was taken leaves an empty form.
  const [count, setCount] = useState(0)
  return (
    <Card as="section">
      <Form
        key={count}
        kinds={moreKinds}
        draftKey={`case.reply.${id}`}
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
          await actOnce(replyToCase, { params: { id }, body }, `${id} ${body.text}`)
          refresh(caseDetail, cases)
          toast({ message: t`Your reply is sent.` })
          setCount((known) => known + 1)
        }}
        explain={explain}
      />
    </Card>
  )
}
