// Runs React in a task of its own, from a small file: React makes an Error ahead, and where an inspector watches, as
// Lighthouse does, V8 parses once more what called it.
import 'react-dom/client'
