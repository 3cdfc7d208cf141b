import java.net.URLClassLoader;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;

/** Compiles and runs samples one after the other in one virtual machine. */
class Runner {
  public static void main(String[] files) throws Exception {
    var compiler = ToolProvider.getSystemJavaCompiler();
    for (var index = 0; index < files.length; index++) {
      var file = Path.of(files[index]);
      var classes = Files.createDirectories(file.resolveSibling("classes-" + index));
      try (var manager = compiler.getStandardFileManager(null, null, null)) {
        var sources = manager.getJavaFileObjects(file);
        var options = List.of("-d", classes.toString(), "-Xlint:all", "-Werror");
        if (!compiler.getTask(null, manager, null, options, null, sources).call()) System.exit(2);
      }
      System.out.print("\u001e" + index + "\n");
      try (var loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
        var main = loader.loadClass("Sample").getDeclaredMethod("main", String[].class);
        main.setAccessible(true);
        main.invoke(null, (Object) new String[0]);
      }
    }
  }
}
