import { MemoryVectorStore } from '@langchain/classic/vectorstores/memory';
import { PDFLoader } from '@langchain/community/document_loaders/fs/pdf';
import { Embeddings } from '@langchain/core/embeddings';
import { RecursiveCharacterTextSplitter } from '@langchain/textsplitters';

class Given extends Embeddings {
  constructor(embed) {
    super({});
    this.embedDocuments = embed;
    this.embedQuery = async (text) => (await embed([text]))[0];
  }
}

/** What LangChain.js's own guide does with a PDF: load, split, embed, keep in memory. */
export async function ingest(path, embed) {
  const pages = await new PDFLoader(path).load();
  const splitter = new RecursiveCharacterTextSplitter({ chunkSize: 1200, chunkOverlap: 200 });
  const chunks = await splitter.splitDocuments(pages);
  const store = await MemoryVectorStore.fromDocuments(chunks, new Given(embed));
  return { pages: pages.length, chunks: chunks.length, store };
}
