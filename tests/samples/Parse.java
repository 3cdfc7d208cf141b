import com.sun.source.util.JavacTask;
import java.util.List;
import javax.tools.ToolProvider;

/** Parses samples, and prints what is wrong with them. */
class Parse {
  public static void main(String[] files) throws Exception {
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var manager = compiler.getStandardFileManager(null, null, null)) {
      var sources = manager.getJavaFileObjects(files);
      var task = compiler.getTask(null, manager, null, List.of(), null, sources);
      ((JavacTask) task).parse();
    }
  }
}
