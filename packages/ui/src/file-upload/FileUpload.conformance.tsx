import { conforms } from '../conformance/conforms.ts'
import { FileUpload } from './FileUpload.tsx'

const file = (name: string) => new File(['text'], name, { lastModified: 1 })

export default conforms({
  name: 'FileUpload',
  render: (root) => (
    <FileUpload
      {...root}
      label="Proof of address"
      accept={['.pdf', '.csv']}
      defaultValue={[
        { id: '1', file: file('bill.pdf'), status: 'uploading', progress: 0.4 },
        { id: '2', file: file('rows.csv'), status: 'failed' },
      ]}
      onRetry={() => {}}
    />
  ),
  root: 'input',
})
