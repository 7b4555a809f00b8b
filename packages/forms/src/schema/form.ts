export { SchemaForm, type SchemaFormProps, schemaKinds } from './SchemaForm.tsx'
